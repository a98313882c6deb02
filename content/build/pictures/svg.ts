/** A number as short as a drawing needs it: one decimal, no zero that says nothing. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

export type Attributes = Record<string, string | number | undefined>;

/** One SVG element. Presentation attributes only: style attributes don't pass a strict policy. */
export function element(name: string, attributes: Attributes, children = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`)
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

export function group(attributes: Attributes, children: readonly string[]): string {
  return element("g", attributes, children.join(""));
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string {
  return element("path", { d: `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`, ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  return element("rect", { x, y, width, height, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return element("circle", { cx, cy, r, ...attributes });
}

export type Point = readonly [x: number, y: number];

/** A line through points, written as steps: a third of the bytes that absolute places take. */
export function polyline(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const stepX = Math.round(x * 10) / 10 - lastX;
      const stepY = Math.round(y * 10) / 10 - lastY;
      lastX += stepX;
      lastY += stepY;
      const vertical = short(stepY);
      return `${index === 0 ? "M" : index === 1 ? "l" : " "}${short(stepX)}${vertical.startsWith("-") ? "" : " "}${vertical}`;
    })
    .join("");
}

/** A whole drawing on its ground, with a title for those who can't see it. */
export function drawing(
  width: number,
  height: number,
  title: string,
  ground: string,
  children: readonly string[],
): string {
  const safeTitle = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${safeTitle}</title>${rect(0, 0, width, height, { fill: ground })}${children.join("")}</svg>\n`;
}

/** A drawing without a ground, to be laid over another. */
export function overlay(width: number, height: number, title: string, children: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${title}</title>${children.join("")}</svg>\n`;
}
