import { expect, test } from 'vitest'
import { rosterColumns, rosterRows } from './roster.ts'

test('a roster to read tells how far people are, one to sign leaves room for the morning and the afternoon', () => {
  expect(rosterColumns({ layout: 'list', ids: 'masked', hasGroups: true })).toEqual([
    'no',
    'firstname',
    'lastname',
    'citizen',
    'group',
    'enrolledOn',
    'percent',
    'status',
  ])
  expect(rosterColumns({ layout: 'signin', ids: 'none', hasGroups: false })).toEqual([
    'no',
    'firstname',
    'lastname',
    'morning',
    'afternoon',
    'remark',
  ])
})

test('people are numbered, and what is to be written by hand is empty', () => {
  const people = [{ firstname: 'ก้อง' }, { firstname: 'แก้ว', morning: undefined as never }]
  expect(rosterRows(['no', 'firstname', 'morning'], people)).toEqual([
    ['1', 'ก้อง', ''],
    ['2', 'แก้ว', ''],
  ])
})
