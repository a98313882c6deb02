export interface VisitsTables {
  /** How often each page was opened, a row for each day and page. Nothing says by whom. */
  page_views_daily: {
    /** YYYY-MM-DD, UTC. */
    day: string;
    path: string;
    views: number;
    /** Views that came from elsewhere: the first page of a visit. */
    visits: number;
  };
  /** What rrweb recorded in one tab, a row for each part. */
  session_recordings: {
    /** Random, by the tab. */
    recording_id: string;
    part: number;
    received_at: Date;
    /** JSON, gzipped. */
    events: Uint8Array;
  };
}
