import type { ControlProps } from '../../admin-ui/input-field';

/** A height, also one of phones and another of desks. */
type Height = string | { readonly base: string; readonly md: string };

export interface TextEditorProps {
  readonly name: string;
  readonly label: string;
  /** The text as it is stored. */
  readonly value: string;
  readonly control: ControlProps;
  readonly minHeight: Height;
  readonly maxHeight: Height;
  /** The letters before the caret of whoever has come to write already: the editor begins with the caret there. */
  readonly caret?: number | undefined;
  readonly onValue: (text: string) => void;
}
