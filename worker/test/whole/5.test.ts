import { runGroup } from './files.ts'

runGroup(5)
