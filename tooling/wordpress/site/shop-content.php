<?php
/*
 * Plugin Name: Content for the shop
 * Description: The type "item", the route "common_data", the shortcode "shop-figure", and the fields of Yoast SEO where that plug-in is
 *   missing. Put this file into wp-content/mu-plugins/. It only adds what the REST API shows; nothing else of the site changes.
 */

/* The fields of an item, each stored under the same name. The shop's guide says what each means. */
const SHOP_ITEM_FIELDS = [
  'itemType' => 'integer',
  'wpId' => 'integer',
  'showcaseId' => 'integer',
  'editorId' => 'integer',
  'shopDesc' => 'string',
  'shortDesc' => 'string',
  'productPageSlug' => 'string',
  'productPageDesc' => 'string',
];

add_action('init', function () {
  register_post_type('item', [
    'label' => 'Items',
    'public' => true,
    'show_in_rest' => true,
    'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'custom-fields'],
  ]);
  foreach (SHOP_ITEM_FIELDS as $name => $type) {
    register_post_meta('item', $name, ['type' => $type, 'single' => true, 'show_in_rest' => true]);
  }
});

/* [shop-figure two-microphones]: the shop shows the figure there. On the WordPress's own pages there is nothing to see. */
add_shortcode('shop-figure', fn($given) => defined('REST_REQUEST') ? sprintf('[shop-figure %s]', $given[0] ?? '') : '');

add_action('rest_api_init', function () {
  foreach (SHOP_ITEM_FIELDS as $name => $type) {
    register_rest_field('item', $name, [
      'get_callback' => function ($item) use ($name, $type) {
        $value = get_post_meta($item['id'], $name, true);
        if ($value === '') return $type === 'integer' ? null : '';
        return $type === 'integer' ? (int) $value : $value;
      },
    ]);
  }
  register_rest_route('wp/v2', '/common_data', [
    'methods' => 'GET',
    'permission_callback' => '__return_true',
    'callback' => fn() => ['welcomeText' => get_option('shop_welcome', get_bloginfo('description'))],
  ]);
  // Yoast SEO adds the same field itself.
  if (defined('WPSEO_VERSION')) return;
  register_rest_field(['post', 'page', 'item'], 'yoast_head_json', [
    'get_callback' => function ($entry) {
      $title = get_post_meta($entry['id'], '_yoast_wpseo_title', true);
      $description = get_post_meta($entry['id'], '_yoast_wpseo_metadesc', true);
      return array_filter([
        'title' => $title ?: get_the_title($entry['id']) . ' - ' . get_bloginfo('name'),
        'description' => $description,
        'canonical' => get_permalink($entry['id']),
      ]);
    },
  ]);
});
