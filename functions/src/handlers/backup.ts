export { runBackup } from '../backup/nightly';
