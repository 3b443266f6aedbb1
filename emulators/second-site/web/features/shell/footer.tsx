export const Footer = ({ quiet }: { readonly quiet?: boolean }) => <footer hidden={quiet}>Rio Claro</footer>;
