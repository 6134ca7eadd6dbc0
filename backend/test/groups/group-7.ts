import { describeSpecs } from './describe-specs'

describeSpecs(__filename)
