import { useState } from "react";
import { Button } from "../button/button.tsx";
import { BothThemes } from "./both-themes.tsx";

function Needle() {
  const [isUp, setIsUp] = useState(false);
  return (
    <div className="foundations-motion">
      <div className="foundations-needle" data-up={isUp ? "" : undefined}>
        <span />
      </div>
      <Button onClick={() => setIsUp((was) => !was)}>{isUp ? "Let it fall: 240 ms" : "Let it rise: 120 ms"}</Button>
    </div>
  );
}

export function MotionPage() {
  return (
    <BothThemes
      title="Motion"
      lead="As a good meter: fast to rise (120 ms), slow to fall (240 ms), and only in answer to an act. Nothing loops. Who asks for reduced motion gets none: both times are zero then, the bar of a notice doesn't move and its seconds are written out."
    >
      {() => <Needle />}
    </BothThemes>
  );
}
