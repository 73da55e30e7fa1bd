import { describe, expect, test } from 'vitest'

import { citizenDigits, citizenIssue, formatCitizen, hasCitizenChecksum, maskCitizen } from './citizen.ts'
import { formatPhone, phoneDigits, phoneIssue } from './phone.ts'

describe('citizen id', () => {
  test.each([
    ['1101700207030', true],
    ['1234567890121', true],
    ['3100600888880', true],
    ['8123456789011', true],
    ['0994000617721', true],
    ['0105530041751', true],
    ['0000000000001', true],
    ['9999999999994', true],
    ['1234567890123', false],
    ['3100600888881', false],
    ['0994000617723', false],
    ['110170020703', false],
    ['110170020703x', false],
    ['', false],
  ])('%s has its check digit: %s', (digits, expected) => {
    expect(hasCitizenChecksum(digits)).toBe(expected)
  })

  test.each([
    ['1-1017-00207-03-0', null],
    ['๑๑๐๑๗๐๐๒๐๗๐๓๐', null],
    ['1234567890123', null],
    ['123456789012', 'citizen'],
    ['12345678901234', 'citizen'],
    ['', 'citizen'],
  ])('%s is refused as %s', (text, code) => {
    expect(citizenIssue('citizen', text)?.code ?? null).toBe(code)
  })

  test('is stripped, grouped and masked', () => {
    expect(citizenDigits(' 1-1017 ๐๐207.03/0')).toBe('1101700207030')
    expect(formatCitizen('1101700207030')).toBe('1-1017-00207-03-0')
    expect(maskCitizen('1101700207030')).toBe('x-xxxx-xxxxx-03-0')
    expect(maskCitizen('12345')).toBe('xxxxx')
  })

  test('has the hint of the specification', () => {
    expect(citizenIssue('citizen', '')).toMatchObject({
      field: 'citizen',
      th: '** หมายเลขบัตรประชาชนต้องเป็นตัวเลข 13 หลักเท่านั้น',
    })
  })
})

describe('phone', () => {
  test.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    ['(081) 234 5678', '0812345678'],
    ['081\u2013234\u20135678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['66812345678', '0812345678'],
    ['660812345678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
    ['6681234567', '6681234567'],
    ['02-123-4567', '021234567'],
  ])('%s is %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })

  test.each([
    ['+66 81 234 5678', null],
    ['02-123-4567', 'phone'],
    ['1669', 'phone'],
    ['08123456789', 'phone'],
    ['081234567x', 'phone'],
    ['', 'phone'],
  ])('%s is refused as %s', (text, code) => {
    expect(phoneIssue('phone', text)?.code ?? null).toBe(code)
  })

  test('is written in groups, and refused with the hint of the specification', () => {
    expect(['0812345678', '021234567', '038123456', '1669', ''].map(formatPhone)).toEqual([
      '081-234-5678',
      '02-123-4567',
      '038-123-456',
      '1669',
      '',
    ])
    expect(phoneIssue('phone', '1')?.th).toBe('** เบอร์โทรต้องเป็นตัวเลข 10 หลักเท่านั้น')
  })
})
