import type { SystemStyleObject } from '#styled-system/types';
import type { ControlProps } from '../../admin-ui/forms';

export interface TextEditorProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly control: ControlProps;
  /** The heights of the box. */
  readonly css: SystemStyleObject;
  /** The selection before the editor was there, as letters before its start and its end: the editor goes on there. */
  readonly selection?: { readonly from: number; readonly to: number } | undefined;
  readonly onValue: (text: string) => void;
}
