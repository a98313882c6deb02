import { connect, type Socket } from "node:net";

/** Opens a call whose body isn't sent yet; `finish` sends the rest and returns the shop's whole output. */
export async function beginCall(address: string): Promise<{ finish: () => Promise<string>; socket: Socket }> {
  const { port } = new URL(address);
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(answer));
  });
  socket.on("error", () => undefined);
  const head = [
    "POST /v1/unknown HTTP/1.1",
    `Host: localhost:${port}`,
    "Content-Type: application/json",
    "Content-Length: 2",
  ];
  await new Promise<void>((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n{`, () => resolve()));
  const finish = () => {
    socket.write("}");
    return ended;
  };
  return { finish, socket };
}
