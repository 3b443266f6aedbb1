import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { anyFreePort, demandFree, startPorts, workerPorts } from './ports';

test('a taken port is named with what it is for and the process that holds it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(demandFree({ hosting: port, hub: await anyFreePort() })).rejects.toThrow(
    new RegExp(`^[^]*port ${port} \\(hosting\\) is taken by process ${process.pid}: [^\\n]*$`),
  );
  server.close();
});

test('no outgoing connection can be given a port that was found free', async () => {
  // Linux gives these from 32768 on, other systems from 49152.
  for (let tries = 0; tries < 20; tries++) expect(await anyFreePort()).toBeLessThan(32_768);
});

test('npm start and the workers of npm test share no port', () => {
  const all = [startPorts, ...workerPorts].flatMap((ports): unknown[] => Object.values(ports));
  expect(new Set(all).size).toBe(all.length);
});
