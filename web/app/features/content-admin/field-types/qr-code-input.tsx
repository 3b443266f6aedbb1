import { Input, Stack } from '@chakra-ui/react';
import type { TextField } from '@content/field-types/fields';
import { useState } from 'react';
import { FileZone } from '../../admin-ui/file-zone';
import { type ControlProps, ErrorText, Help } from '../../admin-ui/forms';

/** Sides in pixels at which a picture is searched for a code: a small one blurs noise, a large one keeps detail. */
const SIDES = [1000, 500, 2000];
const NONE = 'No QR code was found in this picture. Crop it to the code, or take a sharper one.';
const UNREADABLE = 'This file is not a picture that can be read. Choose a PNG or JPG.';

/** The text of the QR code in a picture; undefined where none is found. Rejects where the file is no picture. */
async function codeIn(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  const { decodeQR } = await import('qr/decode.js');
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('The browser draws no pictures');
    // What is transparent is meant to be white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // Not found at this size.
    }
  }
  return undefined;
}

interface QrCodeInputProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly field: TextField;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** The text of a QR code, read from a picture of it, with what the code is for or what is wrong with it. */
export default function QrCodeInput({ control, name, field, value, onText }: QrCodeInputProps) {
  const { label } = field;
  const [failed, setFailed] = useState('');
  const wrong = value === '' ? undefined : field.check?.problem(value);
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    const text = await codeIn(file).catch(() => null);
    setFailed(text === null ? UNREADABLE : text === undefined ? NONE : '');
    if (text) onText(text);
  };
  const problem = failed || (wrong && control['aria-invalid'] === undefined ? `${label} ${wrong}.` : '');
  return (
    <Stack gap="2">
      <Input
        {...control}
        name={name}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setFailed('');
          onText(target.value);
        }}
      />
      <FileZone
        label={label}
        accept="image/*"
        onFiles={(files) => void read(files)}
        button={{ children: 'Read it from a picture …' }}
      >
        <div aria-live="polite">
          {problem === '' ? null : <ErrorText>{problem}</ErrorText>}
          {value !== '' && failed === '' && wrong === undefined ? (
            <Help>{field.check?.tells?.(value)}</Help>
          ) : null}
        </div>
      </FileZone>
    </Stack>
  );
}
