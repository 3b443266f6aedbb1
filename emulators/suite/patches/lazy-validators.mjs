// Loaded into the Firebase CLI. Its Authentication emulator compiles a validator for each of some two thousand parameters
// before it is up, for seven seconds of a processor; they are compiled when they are first needed instead, which exegesis
// has an option for.
import { createRequire } from 'node:module';

const program = process.argv[1] ?? '';
if (program.endsWith('firebase.js')) {
  const exegesis = createRequire(program)('exegesis');
  const { compileApi } = exegesis;
  if (!compileApi) throw new Error('exegesis has no compileApi any more');
  exegesis.compileApi = (document, options, done) =>
    compileApi(document, { ...options, lazyCompileValidationSchemas: true }, done);
}
