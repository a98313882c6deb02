<?php
// seed-many.php COUNT: as many more posts, older than the others, in one statement for each hundred.
require __DIR__ . '/load.php';
global $wpdb;
/** Ends with an error if the rows can't be written. */
function insert(string $table, array $rows): void {
  global $wpdb;
  if ($wpdb->query("insert into $table values " . implode(',', $rows)) === false) throw new Error($wpdb->last_error);
}

$count = (int) $argv[1];
$paragraphs = str_repeat('<p>The second microphone hears the cabinet <em>later</em> &amp; more softly.</p>', 12);
$wpdb->query('start transaction');
for ($from = 1; $from <= $count; $from += 100) {
  $posts = [];
  $places = [];
  for ($id = 10000 + $from; $id < 10000 + min($from + 100, $count + 1); $id++) {
    $date = gmdate('Y-m-d H:i:s', 1704067200 + $id * 60);
    $posts[] = $wpdb->prepare('(%d, 1, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)', $id, $date, $date, $date, $date, $paragraphs, "Take $id &amp; more", '', 'publish', "take-$id", 'post', '', '', '');
    $places[] = "($id, 9, 0)";
  }
  insert("{$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_type, to_ping, pinged, post_content_filtered)", $posts);
  insert("{$wpdb->term_relationships} (object_id, term_taxonomy_id, term_order)", $places);
}
$wpdb->query('commit');
wp_update_term_count_now([9], 'category');
