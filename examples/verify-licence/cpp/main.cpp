// main <licence file> <public key in hex> <product> [device id]: prints what a valid file says; exit code 1 if it is not valid.
#include <fstream>
#include <iostream>
#include <iterator>

#include "check_licence_file.hpp"

int main(int count, char** arguments) {
  if (count < 4 || sodium_init() < 0) {
    std::cerr << "usage: main <licence file> <public key in hex> <product> [device id]\n";
    return 2;
  }
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  licence::Asked asked{arguments[2], arguments[3], std::nullopt};
  if (count > 4) asked.device_id = arguments[4];
  const auto fields = licence::check(text, asked);
  if (!fields) {
    std::cerr << "This is not a licence of " << asked.product << " for this device.\n";
    return 1;
  }
  for (const auto& [name, value] : *fields) std::cout << name << ": " << value << "\n";
  return 0;
}
