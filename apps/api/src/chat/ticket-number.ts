/** A ticket's number as people read and quote it. */
export function ticketNumber(ticket: number): string {
  return `T-${ticket}`;
}
