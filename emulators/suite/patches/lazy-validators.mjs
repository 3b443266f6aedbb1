// Loaded into the Firebase CLI. Its Authentication emulator compiles a validator for each of some two thousand parameters
// before it is up, for seven seconds of a processor; they are compiled when they are first needed instead, which exegesis
// has an option for.
import { demandFit, requireOfCli } from './fit.mjs';

if (requireOfCli) {
  const exegesis = requireOfCli('exegesis');
  const { compileApi } = exegesis;
  const lazily = { lazyCompileValidationSchemas: true };
  const known = requireOfCli('exegesis/lib/options').compileOptions(lazily);
  demandFit('lazy-validators.mjs', compileApi, 'exegesis has no compileApi');
  demandFit('lazy-validators.mjs', known.lazyCompileValidationSchemas, 'exegesis has no such option');
  exegesis.compileApi = (document, options, done) => compileApi(document, { ...options, ...lazily }, done);
}
