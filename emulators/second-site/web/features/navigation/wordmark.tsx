export const Logo = ({ size }: { readonly size?: string }) => <b style={{ fontSize: size }}>RC</b>;
