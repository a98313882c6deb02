<?php
// edit.php CODE: what an editor does, as PHP with WordPress loaded.
require __DIR__ . '/load.php';
wp_set_current_user(1);
eval($argv[1]);
