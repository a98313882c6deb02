<?php
// What the scripts below need to load WordPress from the command line.
ini_set('display_errors', 'stderr');
// Nothing here sends a mail.
function wp_mail() {
  return true;
}
$_SERVER['HTTP_HOST'] = parse_url(trim(file_get_contents(__DIR__ . '/../site-url')), PHP_URL_HOST);
$_SERVER['REQUEST_METHOD'] = 'GET';
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
