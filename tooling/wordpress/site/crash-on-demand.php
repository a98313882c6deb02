<?php
/* Plugin Name: A route that crashes, for tests. Never install it on a site of yours. */
add_action('rest_api_init', function () {
  register_rest_route('wp/v2', '/crash', [
    'methods' => 'GET',
    'permission_callback' => '__return_true',
    'callback' => function () {
      throw new Error('crashed on demand');
    },
  ]);
});
