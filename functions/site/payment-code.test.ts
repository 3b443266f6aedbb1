import { expect, test } from 'vitest';
import { checksum, payeeOf, paymentCodeProblem } from './payment-code';

const sealed = (code: string) => `${code}6304${checksum(`${code}6304`)}`;
const reusable = sealed('0002010102115204839853035245802NP5918Pahilo Kiran Samaj6007Karnali');

test('the checksum is CRC-16/CCITT-FALSE', () => {
  expect(checksum('123456789')).toBe('29B1');
});

test.each([
  [reusable, 'Pahilo Kiran Samaj'],
  [reusable.slice(0, -4) + reusable.slice(-4).toLowerCase(), 'Pahilo Kiran Samaj'],
  ['{"eSewa_id":"9800000001","name":"Pahilo Kiran Samaj"}', 'Pahilo Kiran Samaj'],
  ['{"name": "Maya Himdali", "Khalti_ID": "9800000001"}', 'Maya Himdali'],
])('%s pays %s', (code, payee) => {
  expect([paymentCodeProblem(code), payeeOf(code)]).toEqual([undefined, payee]);
});

const damaged = 'is incomplete or mistyped: its checksum does not fit. Choose the picture of the code again';
const unknown = 'is not a payment code of Fonepay, NepalPay, eSewa or Khalti';
test.each([
  [reusable.replace('Kiran', 'Kiram'), damaged],
  [reusable.slice(0, -1), damaged],
  ['000201', damaged],
  ['0002010102', damaged],
  [
    sealed('0002010102125204839853035245802NP5918Pahilo Kiran Samaj'),
    'is for a single payment. Ask the bank or wallet for one that stays',
  ],
  ['https://pay.example/me', unknown],
  ['{"eSewa_id":"9800000001"}', unknown],
  ['{"name":"Nobody"}', unknown],
])('%s is refused', (code, problem) => {
  expect([paymentCodeProblem(code), payeeOf(code)]).toEqual([problem, '']);
});
