import { relative } from 'node:path'
import { expect } from 'vitest'
import { root } from '#platform/data/database/test-database.ts'

// Runs before each database test file. The path of the file decides which database it uses.
process.env['WICHA_TEST_FILE'] = relative(root, expect.getState().testPath ?? '')
