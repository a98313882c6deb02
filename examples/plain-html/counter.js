// Runs only after a yes to statistics: see index.html.
localStorage.setItem("room_log_visits", String(Number(localStorage.getItem("room_log_visits")) + 1));
