import { amber } from '@site/brand';

export const Logo = ({ size }: { readonly size?: string }) => (
  <b style={{ fontSize: size, color: amber }}>RC</b>
);
