// Loaded into the Firebase CLI. Its Storage emulator adds each part of a resumable upload to what it has, whatever offset
// the part tells: one that is sent again, since its answer was lost, makes the file longer. Cloud Storage heeds the offset.
import { demandFit, requireOfCli } from './fit.mjs';

if (requireOfCli) {
  const request = requireOfCli('../emulator/shared/request');
  const { UploadService } = requireOfCli('../emulator/storage/upload');
  const { reqBodyToBuffer } = request;
  const { continueResumableUpload, getResumableUpload } = UploadService.prototype;
  const isResumed = reqBodyToBuffer && continueResumableUpload && getResumableUpload;
  demandFit('upload-offset.mjs', isResumed, 'the Storage emulator resumes uploads in another way');
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
