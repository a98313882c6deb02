/** Follow-up mails. */
export interface FollowUpTables {
  /** What was sent, and because of which event. Written together with the mail. */
  follow_ups: { user_id: string; sequence_id: string; event_id: string; sent_at: Date };
}
