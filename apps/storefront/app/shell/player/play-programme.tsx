import type { Programme, Sound } from "@shop/catalog";
import { Button, type ButtonVariant, PlayIcon, Spoken } from "@shop/ui";
import { type ComponentType, useState } from "react";
import { useServices } from "../../composition/services-context.ts";
import type { LoadedPlayButtonProps } from "./loaded-play-button.tsx";

export interface PlayProgrammeProps {
  readonly programme: Programme;
  /** What it begins with. Default: the first performance through the cover's take. */
  readonly choice?: Partial<Sound>;
  /** Before the first press; from then on it is a signal. Default: signal. */
  readonly variant?: ButtonVariant;
  readonly texts: {
    readonly play: string;
    /** Where the label alone doesn't say what is played. */
    readonly name?: string;
    readonly loading: string;
    readonly failed: string;
  };
}

/** A play button anywhere on a page. The first press fetches the player's code and the sound; nothing is fetched before. */
export function PlayProgramme({ programme, choice, variant = "signal", texts }: PlayProgrammeProps) {
  const { player } = useServices();
  const [Loaded, setLoaded] = useState<ComponentType<LoadedPlayButtonProps>>();
  const [isPressed, setIsPressed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => {
    setIsPressed(true);
    setHasFailed(false);
    try {
      const [part, services] = await Promise.all([import("./loaded-play-button.tsx"), player.load()]);
      setLoaded(() => part.LoadedPlayButton);
      await services.player.play(programme, choice);
    } catch {
      setIsPressed(false);
      setHasFailed(true);
    }
  };
  const button = (
    <Button
      className="needs-scripts"
      variant={variant}
      icon={<PlayIcon />}
      busy={isPressed}
      busyLabel={texts.loading}
      aria-label={texts.name}
      onClick={press}
    >
      {texts.play}
    </Button>
  );
  return (
    <>
      {Loaded ? <Loaded programme={programme} choice={choice} waiting={button} /> : button}
      {hasFailed && (
        <p>
          <Spoken urgency="alert">{texts.failed}</Spoken>
        </p>
      )}
    </>
  );
}
