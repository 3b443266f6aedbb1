import type { Random } from '../../random';

/** An hour of the day: the sky from the top to the horizon, the mist, hills from far to near, the light, the snow's shade. */
export interface Hour {
  readonly sky: readonly [string, string, string];
  readonly mist: string;
  readonly hills: readonly [string, string, string, string, string];
  readonly light: string;
  readonly snow: readonly [string, string];
  readonly shade: string;
  /** Trees, on the dark and on the light side: neither is the colour of a hill, so that they stand out from all. */
  readonly trees: readonly [string, string];
  /** Fields and terraces at this hour. */
  readonly fields: readonly [string, string, string, string];
  /** How far above the horizon the sun stands, in parts of the picture's height. */
  readonly sun: number;
  readonly isDusk?: boolean;
}

export const hours: readonly Hour[] = [
  {
    sky: ['#FBEFDC', '#F8C993', '#E98F6C'],
    mist: '#FBDDBE',
    hills: ['#DDA79C', '#B77F8B', '#7C6286', '#4B4A70', '#283457'],
    light: '#FFFBF0',
    snow: ['#FFFDF8', '#F3CDBA'],
    shade: '#B691A8',
    trees: ['#1D3A40', '#5E7F6B'],
    fields: ['#6E7B5A', '#8A8F5E', '#B9A35E', '#54694F'],
    sun: 0.06,
  },
  {
    sky: ['#BFDDEB', '#DCEBF0', '#F6EBD8'],
    mist: '#F4F1E6',
    hills: ['#B4C9D2', '#8FB0B0', '#6B9A82', '#467C5C', '#2A5B45'],
    light: '#FFFFFF',
    snow: ['#FFFFFF', '#DDE7EE'],
    shade: '#9DB4C6',
    trees: ['#173D30', '#5F9E6C'],
    fields: ['#7FAF62', '#A9C46C', '#D3C66B', '#5B9457'],
    sun: 0.26,
  },
  {
    sky: ['#EFE6D2', '#F2DFB4', '#EFC57F'],
    mist: '#F7E6C4',
    hills: ['#CDB98F', '#A9A477', '#7C8A5D', '#55714F', '#36543F'],
    light: '#FFF8E2',
    snow: ['#FFFBF0', '#EFDDBB'],
    shade: '#C6B596',
    trees: ['#2B4630', '#8C9E55'],
    fields: ['#A39B4F', '#C9AE54', '#E2C05F', '#77854A'],
    sun: 0.14,
  },
  {
    sky: ['#1E2B55', '#5B4A78', '#E2977A'],
    mist: '#B9809A',
    hills: ['#8A6C8E', '#66577F', '#463F6A', '#2A2F56', '#161F3F'],
    light: '#FBE3B5',
    snow: ['#F6D9C8', '#B58BA2'],
    shade: '#7C6690',
    trees: ['#0B1430', '#4F6488'],
    fields: ['#3A4A55', '#4C5A5A', '#6B6656', '#2E3D4B'],
    sun: 0.03,
    isDusk: true,
  },
  {
    sky: ['#C3DAD8', '#DDE8DF', '#F5EFDD'],
    mist: '#F1F3EC',
    hills: ['#C4D2CB', '#A3BBAC', '#7D9F8A', '#56806A', '#34604C'],
    light: '#FFFFFF',
    snow: ['#FBFCFA', '#DCE5DF'],
    shade: '#B3C4BC',
    trees: ['#24503F', '#77A883'],
    fields: ['#8DB17C', '#AFC98C', '#C9D3A0', '#6C9A6D'],
    sun: 0.3,
  },
];

export const clothes = ['#B3123F', '#E9A23B', '#2F6B4F', '#3F5E8C', '#D1495B', '#6D4C6B', '#C4673A'] as const;
export const skins = ['#C58C66', '#B67A54', '#A96F4C', '#CF9A74'] as const;
export const HAIR = '#2A1F2B';

/** A picture in the making: its size, its hour, and its own repeatable chance. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly hour: Hour;
  /** How many houses, in parts of all, have a roof of metal sheets. */
  readonly sheets?: number;
}

/** A number between two others. */
export const between = (random: Random, from: number, to: number) => from + random.next() * (to - from);
