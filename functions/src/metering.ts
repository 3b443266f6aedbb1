import type { NextFunction, Request, Response } from 'express';
import type { Config } from './config';
import type { Meter } from './store/meter';
import { metered } from './store/meter';

function serverTiming({ reads, storeMs }: Meter, totalMs: number): string {
  return `reads;desc="${reads}", store;dur=${storeMs.toFixed(1)}, total;dur=${totalMs.toFixed(1)}`;
}

/** Counts what each request costs; under the emulators the response tells it (`Server-Timing`). */
export function metering({ emulated }: Config) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const meter: Meter = { reads: 0, storeMs: 0 };
    const started = performance.now();
    if (emulated) {
      const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => typeof response;
      response.writeHead = (...parameters: unknown[]) => {
        response.setHeader('Server-Timing', serverTiming(meter, performance.now() - started));
        return writeHead(...parameters);
      };
    }
    metered(meter, next);
  };
}
