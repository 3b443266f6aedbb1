import type { ControlProps } from '../../admin-ui/forms';

/** A height, also one of phones and another of desks. */
type Height = string | { readonly base: string; readonly md: string };

export interface TextEditorProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly control: ControlProps;
  readonly minHeight: Height;
  readonly maxHeight: Height;
  /** The selection before the editor was there, as letters before its start and its end: the editor goes on there. */
  readonly selection?: { readonly from: number; readonly to: number } | undefined;
  readonly onValue: (text: string) => void;
}
