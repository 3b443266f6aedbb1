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
  /** What whoever has come to write already has selected, as letters before its start and its end: the editor goes on there. */
  readonly selection?: { readonly from: number; readonly to: number } | undefined;
  readonly onValue: (text: string) => void;
}
