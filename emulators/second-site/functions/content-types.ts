import type { ContentTypeDefinition } from '@content/define';
import { defineContentType } from '@content/define';

export const activity = defineContentType({
  name: 'atividade',
  path: 'atividades',
  label: { one: 'Atividade', many: 'Atividades' },
  titleField: 'titulo',
  shortcut: 'Nova atividade',
  fields: {
    titulo: { kind: 'text', label: 'Título', maxLength: 120, required: true, listed: true },
    descricao: { kind: 'longText', label: 'Descrição', format: 'markdown', maxLength: 5000, required: true },
    custo: { kind: 'text', label: 'Custo (EUR)', maxLength: 40 },
    inscricoesAte: { kind: 'date', label: 'Inscrições até', listed: true },
    fotografia: { kind: 'picture', label: 'Fotografia', upload: 'fotografia', shape: 'address' },
  },
  messages: {
    required: 'Faltam o título e a descrição',
    notFound: 'Atividade não encontrada',
    empty: 'Ainda não há atividades.',
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  closing: 'inscricoesAte',
  pages: { list: '/', one: '/atividades/{id}', needs: ['titulo', 'descricao'] },
});

export const association = defineContentType({
  name: 'associacao',
  path: 'associacao',
  label: { one: 'Associação', many: 'Associação' },
  titleField: 'nome',
  siteName: 'nome',
  fields: {
    nome: { kind: 'text', label: 'Nome', maxLength: 80, required: true },
    morada: { kind: 'text', label: 'Morada', maxLength: 200 },
  },
  messages: { required: 'Falta o nome', notFound: 'Sem dados.', empty: 'Os dados com que o sítio começou.' },
  order: [{ field: 'createdAt', direction: 'desc' }],
  singleton: true,
  defaults: { nome: 'Associação Rio Claro', morada: 'Rua do Cais 1, Vila Nova' },
  pages: { list: '/' },
});

export const contentTypes = [activity, association] as const satisfies readonly ContentTypeDefinition[];
