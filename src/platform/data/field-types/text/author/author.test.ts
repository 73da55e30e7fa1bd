import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { author } from './author.ts'

testKind(author('ผู้บันทึก', 'Written by'), {
  stores: [[' สมหญิง  ใจดี ', 'สมหญิง  ใจดี']],
  refuses: [null, 5, 'ก'.repeat(501), 'ก\0', '\ud800'],
  reads: [
    ['สมหญิง ใจดี', { locale: 'en' }, 'สมหญิง ใจดี'],
    ['ระบบ', {}, 'ระบบ'],
    ['ระบบ', { locale: 'en' }, 'The system'],
  ],
  finds: [['สมหญิง ใจดี', 'สมหญิง ใจดี']],
  parses: [['สมหญิง ใจดี', 'สมหญิง ใจดี']],
})
