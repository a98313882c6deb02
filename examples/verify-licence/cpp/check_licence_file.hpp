// Checks a licence file offline: who signed it, for which product, for which device. Needs libsodium and C++17.
#pragma once

#include <sodium.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace licence {

using Fields = std::map<std::string, std::string>;

struct Asked {
  std::string public_key_hex;            // from the shop's /.well-known/licence-key, built into the plugin
  std::string product;                   // the plugin's name, as in the shop
  std::optional<std::string> device_id;  // what the plugin sent when it activated; without, any file of the product will do
};

inline std::string hex_of(const unsigned char* bytes, std::size_t count) {
  std::string hex(count * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes, count);
  hex.pop_back();
  return hex;
}

inline std::string sha256_hex(const std::string& text) {
  unsigned char hash[crypto_hash_sha256_BYTES];
  crypto_hash_sha256(hash, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return hex_of(hash, sizeof hash);
}

inline bool is_signed(const std::string& text, const std::string& signature_base64, const std::string& key_hex) {
  unsigned char key[crypto_sign_PUBLICKEYBYTES];
  unsigned char signature[crypto_sign_BYTES];
  std::size_t key_size = 0;
  std::size_t signature_size = 0;
  const bool read = sodium_hex2bin(key, sizeof key, key_hex.data(), key_hex.size(), nullptr, &key_size, nullptr) == 0 &&
                    sodium_base642bin(signature, sizeof signature, signature_base64.data(), signature_base64.size(), nullptr,
                                      &signature_size, nullptr, sodium_base64_VARIANT_ORIGINAL) == 0;
  return read && key_size == sizeof key && signature_size == sizeof signature &&
         crypto_sign_verify_detached(signature, reinterpret_cast<const unsigned char*>(text.data()), text.size(), key) == 0;
}

inline Fields fields_of(const std::string& signed_text) {
  Fields fields;
  for (std::size_t start = 0; start < signed_text.size();) {
    const auto end = signed_text.find('\n', start);
    const auto line = signed_text.substr(start, end - start);
    const auto colon = line.find(": ");
    if (colon != std::string::npos) fields[line.substr(0, colon)] = line.substr(colon + 2);
    start = end + 1;
  }
  return fields;
}

// What the file says, or nothing where it is not good. Call sodium_init() once before.
inline std::optional<Fields> check(std::string file, const Asked& asked) {
  static const std::string begin = "-----BEGIN LICENCE-----\n";
  static const std::string middle = "-----SIGNATURE-----\n";
  file.erase(std::remove(file.begin(), file.end(), '\r'), file.end());
  const auto from = file.find(begin);
  if (from == std::string::npos) return std::nullopt;
  const auto first = from + begin.size();
  const auto to = file.find(middle, first);
  if (to == std::string::npos) return std::nullopt;
  const auto signature_from = to + middle.size();
  const auto signature_to = file.find('\n', signature_from);
  if (signature_to == std::string::npos) return std::nullopt;
  const auto text = file.substr(first, to - first);
  if (!is_signed(text, file.substr(signature_from, signature_to - signature_from), asked.public_key_hex)) return std::nullopt;
  auto fields = fields_of(text);
  if (fields["Product"] != asked.product) return std::nullopt;
  if (asked.device_id && fields["Device hash"] != sha256_hex(fields["Licence number"] + "\n" + *asked.device_id))
    return std::nullopt;
  return fields;
}

}  // namespace licence
