// An API that dies between the upload of a file and the write of its document: run by crash.api.test.ts in a
// process of its own. Prints the URL once it listens.
import { startApi } from './api';

const api = await startApi((services) => {
  const die = () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  };
  services.items.create = die;
  services.items.update = die;
  return services;
});
console.log(JSON.stringify({ url: api.url, cookie: api.cookie('staff'), origin: api.origin }));
