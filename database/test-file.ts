import { relative } from 'node:path'
import { expect } from 'vitest'
import { root } from '#platform/data/database/test-database.ts'

// Before each file of database tests: which file it is chooses the database that it runs on.
process.env['WICHA_TEST_FILE'] = relative(root, expect.getState().testPath ?? '')
