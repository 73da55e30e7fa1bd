import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { email } from './email.ts'

testKind(email('อีเมล', 'E-mail'), {
  stores: [[' Malee@Wicha.test', 'malee@wicha.test']],
  refuses: [null, 1, 'x'.repeat(255)],
  reads: [['malee@wicha.test', {}, 'malee@wicha.test']],
  parses: [['malee@wicha.test', 'malee@wicha.test']],
})
