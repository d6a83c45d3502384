import { runGroup } from './files.ts'

runGroup(8)
