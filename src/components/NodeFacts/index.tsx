export {ClientImage, ClientTable, MaruSettingTable, OptionTable, PortTable, SettingTable} from './clients';
export {DownloadCommand, JwtCommand, StartCommand} from './commands';
export {DiskFact} from './disk';
export {GenesisCheck, GenesisCheckOutput, GenesisDownload, GenesisFact, GenesisTable} from './genesis';
export {BootnodeList, BootnodeTable, RetiredBootnodeList} from './peers';
