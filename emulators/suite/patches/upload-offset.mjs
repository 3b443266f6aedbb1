// Loaded into the Firebase CLI. Its Storage emulator adds each part of a resumable upload to what it has, whatever offset
// the part tells: one that is sent again, since its answer was lost, makes the file longer. Cloud Storage heeds the offset.
import { createRequire } from 'node:module';

const program = process.argv[1] ?? '';
if (program.endsWith('firebase.js')) {
  const require = createRequire(program);
  const request = require('../emulator/shared/request');
  const { UploadService } = require('../emulator/storage/upload');
  const { reqBodyToBuffer } = request;
  const { continueResumableUpload } = UploadService.prototype;
  if (!reqBodyToBuffer || !continueResumableUpload) throw new Error('Uploads are resumed in another way now');
  const offsets = new WeakMap();
  request.reqBodyToBuffer = async (req) => {
    const part = await reqBodyToBuffer(req);
    const offset = req.header('x-goog-upload-offset');
    if (offset !== undefined) offsets.set(part, Number(offset));
    return part;
  };
  UploadService.prototype.continueResumableUpload = function (id, part) {
    const { size } = this.getResumableUpload(id);
    const known = size - (offsets.get(part) ?? size);
    return continueResumableUpload.call(this, id, part.subarray(Math.max(0, known)));
  };
}
