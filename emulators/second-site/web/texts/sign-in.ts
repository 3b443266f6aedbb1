const pt = {
  title: 'Portal de administração',
  lead: 'Para a equipa da associação.',
  mission: 'A nossa missão',
  line: 'Livros ao alcance de todos.',
  thanks: 'Obrigado por manter este texto claro e atual.',
  form: 'Entrar',
  email: 'E-mail',
  password: 'Palavra-passe',
  show: { rest: 'Mostrar', whose: ' a palavra-passe' },
  hide: { rest: 'Esconder', whose: ' a palavra-passe' },
  capsLock: 'Caps Lock está ligado.',
  offline: 'Sem ligação. Pode entrar quando ela voltar.',
  action: ['Entrar', 'A entrar …'] as readonly [string, string],
  forgotten: {
    ask: 'Esqueceu a palavra-passe?',
    title: 'Palavra-passe esquecida',
    help: 'Enviamos-lhe uma ligação para escolher outra.',
    send: 'Enviar a ligação',
    back: 'Voltar',
  },
  code: {
    title: 'Segundo passo',
    help: 'Agora escreva os seis algarismos da sua aplicação.',
    label: 'Código',
    useApp: 'Usar um código da aplicação',
    recovery: 'Código de recuperação',
    recoveryHelp: 'Um dos dez códigos que guardou. Cada um serve uma vez.',
    useRecovery: 'Usar um código de recuperação',
    back: 'Voltar',
  },
  signedOut: {
    queued: 'Saiu, mas a sessão só termina quando a ligação voltar.',
    done: 'A ligação voltou e a sessão terminou.',
  },
  answers: {} as Readonly<Record<string, string>>,
};

export type SignInTexts = typeof pt;

export const answerIn = ({ answers }: SignInTexts, answer: string): string => answers[answer] ?? answer;

export const signInTexts = { 'pt-PT': pt };
