import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { descendants, run, signal, sleep } from './processes';

test('run collects both outputs and the exit code', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await run(process.execPath, ['-e', script]);
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('run ends what exceeds its time, and says so by the exit code', async () => {
  expect((await run('sleep', ['60'], { timeLimit: 100 })).code).toBe(1);
});

test('run resolves with 127 for a program that is not there', async () => {
  expect((await run('no-such-program', [])).code).toBe(127);
});

test('a command that exits ends what it runs, with what that has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sign = join(folder, 'sign');
  const command = `
    import { run } from ${JSON.stringify(new URL('processes.ts', import.meta.url).href)};
    void run('sh', ['-c', '(for i in $(seq 100); do echo . >> ${sign}; sleep 0.05; done) & wait']);
    setTimeout(() => process.exit(130), 700);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', command]);
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.exitCode).toBe(130);
  await sleep(200); // what was on its way
  const { size } = statSync(sign);
  expect(size).toBeGreaterThan(0);
  await sleep(400);
  expect(statSync(sign).size).toBe(size);
});

test('descendants finds children of children, also in process groups of their own', async () => {
  const child = spawn('sh', ['-c', 'setsid sleep 60 & wait'], { detached: true });
  const pid = child.pid as number;
  let found: number[] = [];
  for (let tries = 0; tries < 50 && found.length === 0; tries++) {
    await sleep(50);
    found = descendants(pid);
  }
  expect(found).toHaveLength(1);
  for (const one of [...found, pid]) expect(signal(one, 'SIGKILL')).toBe(true);
});
