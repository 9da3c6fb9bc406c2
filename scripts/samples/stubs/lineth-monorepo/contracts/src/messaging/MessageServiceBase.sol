// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @dev Declares what /api/linea-smart-contracts/messageservice/messageservicebase documents, so that samples compile.
///      The protocol's sources are not published on npm.
abstract contract MessageServiceBase {
    address public messageService;
    address public remoteSender;

    bool private _initialized;

    event RemoteSenderSet(address indexed remoteSender, address indexed setter);

    error CallerIsNotMessageService();
    error SenderNotAuthorized();
    error ZeroAddressNotAllowed();

    modifier initializer() {
        require(!_initialized);
        _initialized = true;
        _;
    }

    modifier onlyMessagingService() {
        if (msg.sender != messageService) revert CallerIsNotMessageService();
        _;
    }

    modifier onlyAuthorizedRemoteSender() {
        if (remoteSender == address(0)) revert SenderNotAuthorized();
        _;
    }

    function __MessageServiceBase_init(address _messageService) internal {
        if (_messageService == address(0)) revert ZeroAddressNotAllowed();
        messageService = _messageService;
    }

    function _setRemoteSender(address _remoteSender) internal {
        if (_remoteSender == address(0)) revert ZeroAddressNotAllowed();
        remoteSender = _remoteSender;
        emit RemoteSenderSet(_remoteSender, msg.sender);
    }
}
