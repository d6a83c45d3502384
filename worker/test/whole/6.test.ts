import { runGroup } from './files.ts'

runGroup(6)
