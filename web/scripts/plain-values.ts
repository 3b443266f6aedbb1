import type { Plugin } from 'postcss';

const VARIABLE = /var\((--[\w-]+)\)/g;

/**
 * Puts the values of tokens where Panda asks for their variables: none of them ever changes, and two hundred
 * declarations need not travel with every page. Throws for a variable of a token that does not exist.
 */
export const plainValues: Plugin = {
  postcssPlugin: 'plain-values',
  Once(root) {
    const values = new Map<string, string>();
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'tokens') return;
      layer.walkDecls(({ prop, value }) => void values.set(prop, value));
      if (layer.nodes) layer.remove();
    });
    const plain = (value: string): string =>
      value.replace(VARIABLE, (whole, name: string) => {
        const token = values.get(name);
        if (token === undefined && name.startsWith('--token-')) throw new Error(`There is no token ${name}.`);
        return token === undefined ? whole : plain(token);
      });
    root.walkDecls((declaration) => {
      if (declaration.prop === '--made-with-panda') declaration.parent?.remove();
      else declaration.value = plain(declaration.value);
    });
  },
};
