import { Button, PlayIcon, Spoken } from "@shop/ui";
import { type ComponentType, useState } from "react";
import type { PageServices } from "../../composition/page-services.ts";
import { useServices } from "../../composition/services-context.ts";
import type { HearItBoardProps } from "./hear-it-board.tsx";
import type { ProductDetail } from "./product-detail.server.ts";

export type HearItProps = NonNullable<ProductDetail["hearing"]>;

async function loadBoard(player: PageServices["player"]) {
  const [{ HearItBoard }, loaded] = await Promise.all([import("./hear-it-board.tsx"), player.load()]);
  return { Part: HearItBoard, loaded };
}

/** What a pack or a plugin sounds like. */
export function HearIt(hearing: HearItProps) {
  return (
    <section className="page-section hear-it" aria-labelledby="hear-it">
      <h2 id="hear-it">{hearing.title}</h2>
      <p className="muted">{hearing.lead}</p>
      <HearNow {...hearing} />
    </section>
  );
}

/** Play. It fetches the code and the first sound, and opens the board of takes below itself. */
export function HearNow({ programme, play, loading, failed }: Omit<HearItProps, "title" | "lead" | "parts">) {
  const { player } = useServices();
  const [Board, setBoard] = useState<ComponentType<HearItBoardProps>>();
  const [isPressed, setIsPressed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => {
    setIsPressed(true);
    setHasFailed(false);
    try {
      const { Part, loaded } = await loadBoard(player);
      setBoard(() => Part);
      await loaded.player.play(programme);
    } catch {
      setIsPressed(false);
      setHasFailed(true);
    }
  };
  const coming = programme.comparison ? "hear-it__coming hear-it__coming--wipe" : "hear-it__coming";
  const button = (
    <>
      <Button
        className="needs-scripts"
        variant="signal"
        icon={<PlayIcon />}
        busy={isPressed}
        busyLabel={loading}
        onClick={press}
      >
        {play}
      </Button>
      {/* The board's place: what is below moves when the button is pressed, and not again when the board is there. */}
      {isPressed && <div className={coming} />}
    </>
  );
  return (
    <>
      {Board ? <Board programme={programme} isPressed={isPressed} waiting={button} /> : button}
      {hasFailed && (
        <p>
          <Spoken urgency="alert">{failed}</Spoken>
        </p>
      )}
    </>
  );
}
