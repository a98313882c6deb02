import { Badge, Button, VisuallyHidden } from "@shop/ui";
import type { AccountSession } from "../../store/ports.ts";
import { useAuthTexts } from "../provider/hooks.ts";

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One sign-in: which browser, since when, and its end. This browser's own ends by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { text, moment } = useAuthTexts();
  const { browser, system } = session;
  const name =
    browser && system ? text("sessions.on", { browser, system }) : (browser ?? system ?? text("sessions.unknown"));
  const times = [
    ["sessions.lastSeen", session.lastSeenAt],
    ["sessions.created", session.createdAt],
  ] as const;
  return (
    <li className="shop-session">
      <p className="shop-session__name">
        {name} {session.isCurrent && <Badge tone="signal">{text("sessions.current")}</Badge>}
      </p>
      {!session.isCurrent && (
        <Button size="small" busy={isEnding} busyLabel={text("sessions.ending")} onClick={onEnd}>
          {text("sessions.end")} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      <dl className="shop-session__times">
        {times.map(([key, at]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>
              <time dateTime={at}>{moment(at)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
