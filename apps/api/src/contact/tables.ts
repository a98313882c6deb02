/** Messages and reports of visitors. */
export interface ContactTables {
  contact_messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: Date;
  };
  not_found_reports: { url: string; views: number; first_seen_at: Date; last_seen_at: Date };
}
