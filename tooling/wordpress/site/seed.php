<?php
// Installs WordPress and writes the content that the tests read. Ids and dates are stated, so that each installation is the same.
define('WP_INSTALLING', true);
require __DIR__ . '/load.php';
global $wpdb;
wp_install('Test Bench Audio', 'editor', 'editor@wp.example', true, '', 'not a secret');
update_option('blogdescription', 'Audio, measured');
update_option('timezone_string', 'Europe/Berlin');
update_option('permalink_structure', '/%postname%/');
update_option('shop_welcome', 'Welcome to the bench');
wp_set_current_user(1);
// An administrator may write any HTML.
kses_remove_filters();
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) wp_delete_post($sample->ID, true);

$wpdb->query("alter table {$wpdb->terms} auto_increment = 9");
$wpdb->query("alter table {$wpdb->term_taxonomy} auto_increment = 9");
wp_insert_term('Recording', 'category', ['slug' => 'recording']);
wp_insert_term('Gain & drive', 'category', ['slug' => 'gain', 'parent' => 9]);

/** Writes an entry and sets when it was last changed. */
function put(int $id, string $date, array $fields, array $meta = []): void {
  global $wpdb;
  $written = wp_insert_post(wp_slash($fields + [
    'import_id' => $id, 'post_status' => 'publish', 'post_author' => 1, 'post_date' => get_date_from_gmt($date), 'post_date_gmt' => $date,
  ]), true);
  if (is_wp_error($written) || $written !== $id) throw new Error("entry $id: " . (is_wp_error($written) ? $written->get_error_message() : "got id $written"));
  foreach ($meta as $name => $value) update_post_meta($id, $name, wp_slash($value));
  $wpdb->update($wpdb->posts, ['post_modified' => get_date_from_gmt($date), 'post_modified_gmt' => $date], ['ID' => $id]);
  clean_post_cache($id);
}

/** A picture of lines: as large as a camera's, small as a file. */
function draw(string $path, int $width, int $height): void {
  $image = imagecreatetruecolor($width, $height);
  imagefill($image, 0, 0, imagecolorallocate($image, 24, 26, 30));
  $orange = imagecolorallocate($image, 230, 120, 40);
  for ($x = 0; $x < $width; $x += 80) imagefilledrectangle($image, $x, (int) ($height / 2 - abs(($x % 640) - 320)), $x + 24, (int) ($height / 2 + abs(($x % 640) - 320)), $orange);
  imagejpeg($image, $path, 60);
  imagedestroy($image);
}

$uploads = wp_upload_dir('2026/03');
draw($uploads['path'] . '/cabinet.jpg', 3200, 1800);
draw($uploads['path'] . '/logo mark.jpg', 120, 90);
foreach ([451 => ['cabinet.jpg', 'Cabinet & microphones', 'Two microphones in front of a cabinet'], 452 => ['logo mark.jpg', 'logo mark', '']] as $id => [$file, $title, $alt]) {
  put($id, '2026-03-01 16:20:11', ['post_type' => 'attachment', 'post_title' => $title, 'post_status' => 'inherit', 'post_mime_type' => 'image/jpeg', 'guid' => WP_HOME . parse_url($uploads['url'], PHP_URL_PATH) . "/$file"]);
  update_attached_file($id, $uploads['path'] . "/$file");
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $uploads['path'] . "/$file"));
  if ($alt) update_post_meta($id, '_wp_attachment_image_alt', $alt);
}
$path = parse_url(wp_get_attachment_image_url(451, 'large'), PHP_URL_PATH);
$cabinet = WP_HOME . $path;

put(812, '2026-03-02 09:15:00', [
  'post_title' => "Two microphones – and why they “fight”", 'post_name' => 'two-microphones', 'post_category' => [9],
  'post_content' => "<!-- wp:paragraph -->\n<p>The second microphone hears the cabinet <em>later</em>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:heading -->\n<h2>Why it matters</h2>\n<!-- /wp:heading -->\n\n<!-- wp:shortcode -->\n[shop-figure comb]\n<!-- /wp:shortcode -->\n\n<!-- wp:paragraph -->\n<p>[shop-figure not-made]</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {\"id\":451,\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"$cabinet\" alt=\"Both microphones\" class=\"wp-image-451\"/></figure>\n<!-- /wp:image -->",
], ['_thumbnail_id' => 451, '_yoast_wpseo_title' => "Two microphones – and why they “fight” - Test Bench Audio", '_yoast_wpseo_metadesc' => "Why two microphones on one cabinet don’t add up."]);
put(790, '2026-02-20 08:00:00', ['post_title' => 'Gain before drive & after', 'post_name' => 'gain-before-drive', 'post_category' => [9, 10], 'post_content' => '<p>Trim first.</p>', 'post_excerpt' => 'Trim <first> & listen.']);
put(780, '2026-02-10 08:00:00', ['post_title' => 'A picture that is gone', 'post_name' => 'a-picture-that-is-gone', 'post_category' => [9], 'post_content' => '<p>Its picture was deleted.</p>'], ['_thumbnail_id' => 99999]);
put(770, '2026-02-01 08:00:00', ['post_title' => '位相を合わせる', 'post_name' => '位相を合わせる', 'post_category' => [9], 'post_content' => '<p>二本目のマイク。</p>']);
put(760, '2026-01-20 08:00:00', [
  'post_title' => 'Hostile <script>alert(1)</script><b>title</b>', 'post_name' => 'hostile', 'post_category' => [9],
  'post_excerpt' => 'Short <img src=x onerror=alert(2)>',
  'post_content' => implode("\n", [
    '<p onclick="alert(3)" style="position:fixed">Kept text.</p>', '<script>alert(4)</script>', '<style>body{display:none}</style>',
    '<img src="https://elsewhere.example/track.gif" width="1" height="1">', "<img src=\"$path\" onerror=\"alert(5)\" width=\"1024\" height=\"576\">",
    '<iframe src="https://elsewhere.example/"></iframe>', '<a href="javascript:alert(6)">script link</a>', '<a href="https://elsewhere.example/" target="_blank">plain link</a>',
    '<svg onload="alert(7)"><a xlink:href="javascript:alert(8)"><text>x</text></a></svg>', '<form action="https://elsewhere.example/"><input name="q"></form>',
    '</article></main><h1>Broken out</h1><table><tr><td>Half a table', '<math><mtext></p><img src=x onerror=alert(9)></mtext></math>',
  ]),
]);
// What nobody may see.
$secret = ['post_category' => [9], 'post_content' => '<p>Nobody may read this.</p>'];
put(750, '2026-01-10 08:00:00', ['post_title' => 'A draft', 'post_name' => 'a-draft', 'post_status' => 'draft'] + $secret);
put(751, '2026-01-10 08:00:00', ['post_title' => 'Waiting for review', 'post_name' => 'waiting', 'post_status' => 'pending'] + $secret);
put(752, '2026-01-10 08:00:00', ['post_title' => 'Private', 'post_name' => 'private', 'post_status' => 'private'] + $secret);
put(753, '2026-01-10 08:00:00', ['post_title' => 'With a password', 'post_name' => 'with-a-password', 'post_password' => 'open'] + $secret);
put(754, '2099-01-01 08:00:00', ['post_title' => 'Scheduled', 'post_name' => 'scheduled', 'post_status' => 'future'] + $secret);
put(755, '2026-01-10 08:00:00', ['post_title' => 'In the trash', 'post_name' => 'in-the-trash', 'post_status' => 'trash'] + $secret);

put(33, '2025-01-05 08:00:00', ['post_type' => 'page', 'post_title' => 'Imprint', 'post_name' => 'imprint', 'post_content' => '<p>Test Bench Audio</p>']);
put(601, '2025-11-20 10:00:00', ['post_type' => 'item', 'post_title' => 'Gain Trim', 'post_name' => 'gain-trim', 'post_content' => '<p>Trims gain.</p>', 'post_excerpt' => 'Sets levels.'], [
  '_thumbnail_id' => 451, 'itemType' => 42, 'wpId' => 601, 'showcaseId' => 451, 'editorId' => 452, 'shopDesc' => 'Trims gain & shows it.', 'shortDesc' => 'Gain staging in one place',
  'productPageSlug' => 'gain-trim', 'productPageDesc' => '<p>Trims gain, <strong>measured</strong>.</p><script>alert(1)</script>',
  '_yoast_wpseo_title' => 'Gain Trim | Test Bench Audio', '_yoast_wpseo_metadesc' => 'Gain staging for every track.',
]);
put(644, '2025-11-10 10:00:00', ['post_type' => 'item', 'post_title' => 'Rock cabinets & rooms', 'post_name' => 'rock-cabinets', 'post_content' => '<p>Forty takes.</p>', 'post_excerpt' => 'Sets levels.'], ['itemType' => 43, 'showcaseId' => 451]);
put(645, '2025-11-10 10:00:00', ['post_type' => 'item', 'post_title' => 'Not out yet', 'post_name' => 'not-out-yet', 'post_status' => 'draft', 'post_content' => '<p>Nobody may read this.</p>'], ['itemType' => 42]);
flush_rewrite_rules();
